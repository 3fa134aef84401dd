import { Command, InvalidArgumentError, Option } from 'commander';
import { parsers } from '../parse/parser-choice.ts';
import { generators } from '../project/foreign-configs.ts';

const configs = ['lectern', ...generators.map(({ name }) => name)].map((name) => `${name}.config.*`);

/** Options that several commands have. */
const options = {
  /** This option is for commands that read a site's config. */
  stubMissing: () =>
    new Option(
      '--stub-missing',
      `use placeholders for packages that a ${generators.map(({ label }) => label).join(' or ')} config imports and that are not installed`,
    ),
  config: () => new Option('--config <file>', `the config (default: ${configs.join(' or ')} in the site's folder)`),
  /** This option is for commands that serve pages. */
  open: () => new Option('--open', 'open the site in the browser'),
  /** This option is for commands that compile a site. */
  cacheDir: () =>
    new Option(
      '--cache-dir <dir>',
      "the cache folder, a separate one for each site (default: .lectern in the site's folder)",
    ).env('LECTERN_CACHE_DIR'),
  /** This option is for commands that read a site's pages. */
  locale: () => new Option('--locale <name>', 'compile only this language of the site (default: all languages)'),
  /** This option is for commands that check translations. It can be used several times. */
  locales: () =>
    new Option(
      '--locale <name>',
      'a language of the site; can be repeated (default: all except the default language)',
    ).argParser((name: string, before: string[] = []) => [...before, name]),
  /** This option is for commands that compare a site's routes with published routes. */
  against: () =>
    new Option(
      '--against <where>',
      'the output folder, routes file or URL of an earlier compile: warn about each of its routes that no longer exists',
    ),
  /** This option is for commands that read Markdown. */
  parser: () =>
    new Option('--parser <name>', 'the Markdown parser; all parsers have the same result')
      .choices(parsers)
      .default('auto'),
};

/** A command that can have the shared options. */
export class SiteCommand extends Command {
  /** Adds an option that can't be combined with other options. */
  optionWithout(others: string | string[], flags: string, description: string): this {
    return this.addOption(new Option(flags, description).conflicts(others));
  }

  siteOptions(...names: (keyof typeof options)[]): this {
    for (const name of names) this.addOption(options[name]());
    return this;
  }
}

/**
 * @returns a parser for whole numbers. The parser throws InvalidArgumentError for other strings and for numbers
 * outside of the range
 */
export function wholeNumber(least: number, most?: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && (most === undefined || value <= most)) return value;
    throw new InvalidArgumentError(`expected a number from ${least}${most === undefined ? '' : ` to ${most}`}`);
  };
}

/** Parses the value of `--port`. With 0, the system chooses a free port. */
export const parsePort = wholeNumber(0, 65_535);
