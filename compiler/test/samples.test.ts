// Runs the samples in Lectern's docs: everything that the docs show must work.
import type { Command, Option } from 'commander';
import { transform } from 'esbuild';
import { compileFunction } from 'node:vm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as zod from 'zod';
import { parse as parseYaml } from 'yaml';
import { commandLine } from '../cli.ts';
import { withTools } from '../cli/extensions/tools.ts';
import { withDefaults } from '../config/defaults.ts';
import { parseConfig } from '../config/parse-config.ts';
import { clientModules } from '../../corpus/client-modules.ts';
import { readPages, type Fence } from './content-pages.ts';

const pages = readPages('{docs,versioned_docs,community,contributing,blog}/**/*.{md,mdx}');
const fences = pages.flatMap((page) => page.fences);

/** Describes a folder with Markdown, but without content folders. The defaults of a config depend on this data. */
const folder = { name: 'sample', folders: new Set<string>(), hasMarkdown: true, hasChangelog: false };

test('every sample config is valid', async () => {
  const samples = fences.filter(({ title }) => title !== undefined && /^lectern\.config\.\w+$/.test(title));
  assert.ok(samples.length > 20);
  const values = await Promise.all(samples.map(runConfig));
  const problems = samples.flatMap(({ place, title }, index) => {
    try {
      parseConfig(withDefaults(values[index], folder), title!);
      return [];
    } catch (error) {
      return [`${place} ${(error as Error).message}`];
    }
  });
  assert.equal(problems, []);
});

async function runConfig({ code, title, place }: Fence): Promise<unknown> {
  if (title!.endsWith('.json')) return JSON.parse(code);
  const { code: script } = await transform(code, {
    loader: 'ts',
    format: 'cjs',
    sourcefile: place,
    logLevel: 'silent',
  });
  const module = { exports: {} as { default?: unknown } };
  const modules: Record<string, unknown> = { lectern: { defineConfig: (config: unknown) => config }, zod };
  compileFunction(script, ['module', 'require'])(module, (name: string) => modules[name] ?? placeholder);
  return module.exports.default;
}

/** Replaces all modules that samples import, except `lectern` and `zod`. Each export is a function that does nothing. */
const placeholder: object = new Proxy(() => {}, { get: (_all, name) => (name === '__esModule' ? false : () => {}) });

test('every sample with a file name is valid in the format of the file', async () => {
  // Samples that quote Lectern's own source files are left out, because they are incomplete. Excerpts are also left out:
  // the tests of `examples/` compile the whole files.
  const titled = fences.filter(
    ({ title, isExcerpt }) => title !== undefined && !isExcerpt && !/^(?:compiler|viewer)\//.test(title),
  );
  const problems = await Promise.all(
    titled.map(async ({ code, title, place }) => {
      try {
        if (/\.[mc]?[jt]sx?$/.test(title!))
          await transform(code, { loader: /\.[mc]?ts$/.test(title!) ? 'ts' : 'tsx', logLevel: 'silent' });
        if (title!.endsWith('.json')) JSON.parse(code);
        if (/\.ya?ml$/.test(title!)) parseYaml(code);
        return [];
      } catch (error) {
        return [`${place} ${title}: ${(error as Error).message}`];
      }
    }),
  );
  assert.ok(titled.length > 100);
  assert.equal(problems.flat(), []);
});

test('the viewer exports all names that samples import', () => {
  const problems = fences.flatMap(({ code, place }) =>
    [
      ...code.matchAll(
        /^import (?!type )([^'"]*?) from ['"]((?:lectern\/client|@docusaurus\/|@theme(?:-original)?\/|react)[^'"]*)['"]/gm,
      ),
    ].flatMap(([, clause, specifier]) => {
      const known = clientModules[specifier!.replace(/^@theme-original\//, '@theme/')];
      return namesIn(clause!)
        .filter((name) => !known?.includes(name))
        .map((name) => `${place} ${specifier} has no ${name}`);
    }),
  );
  assert.equal(problems, []);
});

/** Returns the names in an import clause: `Chart, { type Kind, useX as y }` → `default`, `useX`. */
function namesIn(clause: string): string[] {
  const [, bare = '', braces = ''] = /^([^{]*)(?:\{([^}]*)\})?/s.exec(clause)!;
  const named = braces
    .split(',')
    .map((name) => name.trim().split(' as ')[0]!)
    .filter((name) => name !== '' && !name.startsWith('type '));
  return /^\s*\w/.test(bare) ? ['default', ...named] : named;
}

test('every command in a sample exists, with its options', () => {
  const scripts = fences.filter(({ language }) => /^(?:bash|sh|shell|console)$/.test(language)).flatMap(commandsOf);
  // Sentences may mention a command without its required arguments: `lectern docs-version`.
  const named = pages.flatMap(({ path, prose, fences: samples }) =>
    [...prose.matchAll(/`(lectern [a-z-][^`]*)`/g)]
      .flatMap(([, code]) => commandsOf({ code: code!, place: path }))
      // Ignores commands and options that an extension defines in another sample on the same page.
      .filter(
        ({ words: [name, option = ''] }) =>
          !samples.some(
            ({ code }) =>
              code.includes(`.command('${name}')`) ||
              (option.startsWith('--') && code.includes(` ${option.slice(2)}: {`)),
          ),
      ),
  );
  assert.ok(scripts.length > 20 && named.length > 20);
  const describe = ({ words, place }: Call, problem: string) => `${place} lectern ${words.join(' ')}: ${problem}`;
  assert.equal(
    scripts.flatMap((call) =>
      [...problemsOf(call.words), ...lacksOf(call.words)].map((problem) => describe(call, problem)),
    ),
    [],
  );
  assert.equal(
    named.flatMap((call) => problemsOf(call.words).map((problem) => describe(call, problem))),
    [],
  );
});

const program = await withTools(commandLine);

interface Call {
  words: string[];
  place: string;
}

/** Returns the calls of `lectern` in shell commands. Each call is a list of words. */
function commandsOf({ code, place }: Pick<Fence, 'code' | 'place'>): Call[] {
  const commands = code.replaceAll(/\\\n\s*/g, '').split(/\n|&&|\|\|?|;|\$\(/);
  return commands.flatMap((command) => {
    const [, call] =
      /^(?:\$ )?(?:\w+=\S+ )*(?:npx (?:-y )?|npm exec (?:-- )?)?lectern(?: (.*))?$/.exec(
        command.replace(/\s#.*/, '').trim(),
      ) ?? [];
    if (call === undefined) return [];
    const words =
      call
        .replace(/\)$/, '')
        .replace(/ [12]?>.*/, '')
        .match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
    return [{ words: [...words], place }];
  });
}

/** Parses the words after `lectern`: command, arguments and options. */
function readCall(words: readonly string[]): { command: Command; given: string[]; flags: string[] } {
  let command = program;
  const left = [...words];
  for (let next = child(command, left[0]); next; next = child(command, left[0])) {
    command = next;
    left.shift();
  }
  const given: string[] = [];
  const flags: string[] = [];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (!word.startsWith('-')) given.push(word);
    else {
      flags.push(word.split('=')[0]!);
      if (optionOf(command, flags.at(-1)!)?.required && !word.includes('=')) left.shift();
    }
  }
  return { command, given, flags };
}

function child(command: Command, name: string | undefined): Command | undefined {
  return command.commands.find((one) => one.name() === name);
}

function optionOf(command: Command, flag: string): Option | undefined {
  return command.options.find(({ long, short }) => long === flag || short === flag);
}

/** Returns the commands and options in a call that don't exist. */
function problemsOf(words: readonly string[]): string[] {
  const { command, given, flags } = readCall(words);
  const unknown = flags
    .filter((flag) => !/^(?:--help|-h)$/.test(flag) && !optionOf(command, flag))
    .map((flag) => `${command.name()} has no option ${flag}`);
  if (command.parent === null) return given.length > 0 ? ['there is no such command'] : unknown;
  const most = command.registeredArguments.some(({ variadic }) => variadic)
    ? Infinity
    : command.registeredArguments.length;
  return given.length > most ? [...unknown, 'it takes fewer arguments'] : unknown;
}

/** Returns the required arguments that a call lacks. */
function lacksOf(words: readonly string[]): string[] {
  const { command, given } = readCall(words);
  const expected = command.registeredArguments.filter(({ required }) => required);
  return expected.slice(given.length).map((argument) => `it wants <${argument.name()}>`);
}

test('every command and every option is on the page of the command line', () => {
  const page = pages.find(({ path }) => path === 'docs/cli.md')!;
  const text = page.prose + page.fences.map(({ code }) => code).join('\n');
  const names = program.commands.flatMap((command) => [
    `lectern ${command.name()}`,
    ...[command, ...command.commands].flatMap(({ options }) => options.map(({ long }) => long!)),
  ]);
  assert.equal(
    names.filter((name) => !text.includes(name)),
    [],
  );
});

test.run();
