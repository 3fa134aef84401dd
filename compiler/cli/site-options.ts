import { Command, InvalidArgumentError, Option } from 'commander';
import { parsers } from '../parse/parser-choice.ts';

/** Options that several commands have. */
const options = {
  /** Of all commands that read a site's config. */
  stubMissing: () =>
    new Option(
      '--stub-missing',
      'use placeholders for packages that a Docusaurus config imports and that are not installed',
    ),
  config: () =>
    new Option('--config <file>', "the config (default: lectern.config.* or docusaurus.config.* in the site's folder)"),
  /** Of commands that serve pages. */
  open: () => new Option('--open', 'open the site in the browser'),
  /** Of all commands that compile a site. */
  cacheDir: () =>
    new Option(
      '--cache-dir <dir>',
      "where to keep what the next run may use, one folder for each site (default: .lectern in the site's folder)",
    ).env('LECTERN_CACHE_DIR'),
  /** Of all commands that read a site's pages. */
  locale: () => new Option('--locale <name>', 'compile only this language of the site (default: all languages)'),
  /** The same, any number of times, of commands that look at translations. */
  locales: () =>
    new Option('--locale <name>', 'a language; can be repeated (default: all except the default language)').argParser(
      (name: string, before: string[] = []) => [...before, name],
    ),
  /** Of commands that compare the routes of a site with published ones. */
  against: () =>
    new Option(
      '--against <where>',
      'a compiled folder, a file of routes or an address: warn about routes there that no longer exist',
    ),
  /** Of commands that read Markdown. */
  parser: () =>
    new Option('--parser <name>', 'the Markdown parser; the result is the same').choices(parsers).default('auto'),
};

/** A command that may have options which others have, too. */
export class SiteCommand extends Command {
  /** An option that does not go with others. */
  optionWithout(others: string | string[], flags: string, description: string): this {
    return this.addOption(new Option(flags, description).conflicts(others));
  }

  siteOptions(...names: (keyof typeof options)[]): this {
    for (const name of names) this.addOption(options[name]());
    return this;
  }
}

/** @returns what reads a whole number; it throws InvalidArgumentError for anything else */
export function wholeNumber(least: number, most?: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && (most === undefined || value <= most)) return value;
    throw new InvalidArgumentError(`expected a number from ${least}${most === undefined ? '' : ` to ${most}`}`);
  };
}

/** Of `--port`; 0 is any that is free. */
export const parsePort = wholeNumber(0, 65_535);
