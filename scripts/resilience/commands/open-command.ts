import { existsSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../../../compiler/compile.ts';
import { compileSite, differences, filesBelow, type Command } from './commands.ts';
import { mirror } from './mirror.ts';

/** A command, with a prepared site that can be restored for each try. */
export interface OpenCommand {
  command: Command;
  /**
   * Restores the site as it was before the command.
   *
   * @param site an absolute folder. Parallel attacks use different
   * folders
   */
  restore(site: string): void;
  /**
   * Checks the files after an interrupted command. Then runs the commands that must work afterwards, and checks their
   * results.
   *
   * @param says whether the command has reported success
   * @returns the violated expectations, and whether the output was a mix of two generations before the next command
   */
  judge(site: string, says?: boolean, judgement?: Judgement): Promise<{ wrong: string[]; isMixed: boolean }>;
}

/** Options for `judge`. */
export interface Judgement {
  /** Whether files may be incomplete until the next command, as after a power loss. */
  mayBeTorn?: boolean;
}

type Tree = ReadonlyMap<string, string>;

/** Matches names of temporary files (drafts), which Lectern removes when it undoes an interrupted `rename`. */
const drafts = /\.\d+-(?:writing|moving)$/;

/** Prepares a site for a command. @param folder absolute path of an empty folder, in which the site is created */
export async function openCommand(folder: string, command: Command): Promise<OpenCommand> {
  const [template, done] = [path.join(folder, 'template'), path.join(folder, 'done')];
  await command.prepare(template);
  const before = contentOf(template);
  const old = outputOf(template);
  mirror(template, done);
  await command.run(done);
  const after = contentOf(done);
  if (command.changesContent === (differences(before, after).length === 0))
    throw new Error(`${command.name} did not change the content as expected`);
  const coldBefore = await coldOutput(template, path.join(folder, 'cold-before'));
  const coldAfter = await coldOutput(done, path.join(folder, 'cold-after'));

  async function judge(site: string, says = false, { mayBeTorn = false }: Judgement = {}) {
    const wrong: string[] = [];
    const left = outputOf(site);
    const next = command.changesContent ? old : coldAfter;
    const [fromOld, fromNext] = [differences(left, old), differences(left, next)];
    const torn = fromOld.filter((file) => left.get(file) !== next.get(file));
    if (torn.length > 0 && !mayBeTorn) wrong.push(`files of no generation: ${torn.join(', ')}`);
    const isMixed = fromOld.length > 0 && fromNext.length > 0;
    if (isMixed && command.isSwapped && !mayBeTorn) wrong.push('readers see two generations');
    if (isMixed && !mayBeTorn && !existsSync(path.join(site, 'dist/.lectern/journal.json')))
      wrong.push('two generations, and no journal');
    if (says && !command.changesContent && fromNext.length > 0) wrong.push('the command claims success');
    const half = partialContent(contentOf(site), before, after);
    if (half.length > 0 && !mayBeTorn) wrong.push(`content that is neither old nor new: ${half.join(', ')}`);

    const nextError = await compileSite(site).then(() => undefined, String);
    if (nextError !== undefined) wrong.push(`the next compile ended with ${nextError}`);
    const content = contentOf(site);
    const isAfter = differences(content, after).length === 0;
    const extra = differences(content, before);
    const isBefore =
      extra.length === 0 ||
      (command.mayLeaveCopies === true &&
        extra.every((file) => !before.has(file) && content.get(file) === after.get(file)));
    if (!isAfter && !isBefore) wrong.push(`content after the next compile: ${extra.join(', ')}`);
    compareOutput(site, isAfter ? coldAfter : coldBefore, 'the next compile');
    if (command.changesContent && !isAfter) {
      const again = await command.run(site).then(() => undefined, String);
      if (again !== undefined) wrong.push(`run again, ${command.name} ended with ${again}`);
      const lost = differences(contentOf(site), after);
      if (lost.length > 0) wrong.push(`run again, ${command.name} leaves other content: ${lost.join(', ')}`);
      await compileSite(site).catch((error: unknown) => wrong.push(String(error)));
      compareOutput(site, coldAfter, 'the compile after that');
    }
    return { wrong, isMixed };

    function compareOutput(dir: string, cold: Tree, what: string): void {
      const different = differences(outputOf(dir), cold);
      if (different.length > 0) wrong.push(`${what} differs from a cold one in ${different.join(', ')}`);
      if (existsSync(path.join(dir, 'dist/.lectern'))) wrong.push(`${what} leaves its work folder`);
    }
  }

  return {
    command,
    judge,
    restore(site) {
      mirror(template, site);
    },
  };
}

/**
 * Returns the paths of files whose content is neither the content before the command nor the content after it. Skips
 * drafts.
 */
function partialContent(content: Tree, before: Tree, after: Tree): string[] {
  const known = new Set([...before.values(), ...after.values()]);
  return [...content].filter(([file, text]) => !drafts.test(file) && !known.has(text)).map(([file]) => file);
}

async function coldOutput(site: string, outDir: string): Promise<Tree> {
  const { published } = await compile(site, { outDir, cache: false });
  if (!published) throw new Error('a cold compile publishes nothing');
  return filesBelow(outDir);
}

function contentOf(site: string): Tree {
  return filesBelow(site, (file) => !/^\.?(?:dist|lectern)\//.test(file));
}

/** @returns the files of the output, which readers can see */
export function outputOf(site: string): Tree {
  return filesBelow(path.join(site, 'dist'), (file) => !file.startsWith('.lectern'));
}
