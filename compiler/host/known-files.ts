import path from 'node:path';
import { isEqual } from '../memory.ts';
import { disk } from './disk.ts';
import type { Files, FileStat, Name } from './files.ts';
import { listBelow, namesIn, realPathOf, statOf } from './look.ts';

/**
 * The real file system, with a memory: what was asked once is not asked again before `refresh`. As long as an answer
 * is the same it is the same object, so that whoever works from it knows that nothing has changed.
 */
export interface KnownFiles extends Files {
  /**
   * Looks again at what was asked.
   * @param hints absolute paths that may have changed, or lie in folders that may have; absent: at everything
   * @returns whether any answer is another one
   */
  refresh(hints?: ReadonlySet<string>): boolean;
  /**
   * @param inputs what `make` depends on beside files, compared by identity
   * @returns what `make` returned last, when all that it asked of the files then has the same answer now
   */
  remember<Value>(place: string, inputs: readonly unknown[], make: () => Promise<Value>): Promise<Value>;
  /** @returns every question, and what the answer was like */
  answers(): Record<string, string>;
}

type Kind = 'stat' | 'names' | 'real';
type Question = `${Kind} ${string}`;

interface Answer {
  value: unknown;
  /** Equal as long as the answer is. */
  stamp: string;
  /** It was given so soon after the last change that another change may have gone unnoticed. */
  isFresh: boolean;
}

/** In milliseconds: how coarse the times of files are. */
const grain = 20;

function look(question: Question): Answer {
  const file = question.slice(question.indexOf(' ') + 1);
  if (question.startsWith('real ')) {
    const value = realPathOf(file);
    return { value, stamp: String(value), isFresh: false };
  }
  if (question.startsWith('names ')) {
    const value = namesIn(file);
    return { value, stamp: value.map(({ name, kind }) => `${kind} ${name}`).join('/'), isFresh: false };
  }
  const looked = Date.now();
  const value = statOf(file);
  return { value, stamp: value?.stamp ?? 'absent', isFresh: value?.kind === 'file' && value.changed > looked - grain };
}

/** Whether every question still has the answer that it had. */
export function haveAnswers(answers: Readonly<Record<string, string>>): boolean {
  for (const question in answers) if (look(question as Question).stamp !== answers[question]) return false;
  return true;
}

/** @returns files of which nothing is known yet */
export function openKnownFiles(): KnownFiles {
  const answers = new Map<Question, Answer>();
  const logs = new Set<Set<Question>>();
  const kept = new Map<string, { inputs: readonly unknown[]; asked: [Question, unknown][]; value: unknown }>();

  const ask = (question: Question): unknown => {
    for (const log of logs) log.add(question);
    let answer = answers.get(question);
    if (!answer) answers.set(question, (answer = look(question)));
    return answer.value;
  };
  const namesOf = (dir: string) => ask(`names ${dir}`) as readonly Name[];

  /** @returns whether the answer is another one; one that is fresh counts as such, and one that may have changed too */
  const lookAgain = (question: Question, mayBeSame: boolean): boolean => {
    const before = answers.get(question);
    if (!before) return false;
    const now = look(question);
    if (now.stamp === before.stamp && ((mayBeSame && !before.isFresh) || !question.startsWith('stat '))) return false;
    answers.set(question, now);
    return true;
  };

  /** The nearest folder around a file whose names are known: it may have folders now that it had not. */
  const knownFolder = (file: string): string => {
    const dir = path.dirname(file);
    return dir === file || answers.has(`names ${dir}`) ? dir : knownFolder(dir);
  };

  return {
    ...disk,
    names: async (dir) => namesOf(dir),
    list: async (dir, enter) => listBelow(dir, namesOf, enter),
    stat: async (file) => ask(`stat ${file}`) as FileStat | undefined,
    realPath: async (file) => ask(`real ${file}`) as string | undefined,
    read: async (file) => (ask(`stat ${file}`) === undefined ? undefined : disk.read(file)),

    refresh(hints) {
      let hasChanged = false;
      const again = (question: Question, mayBeSame: boolean) => {
        if (lookAgain(question, mayBeSame)) hasChanged = true;
      };
      if (!hints) {
        for (const question of answers.keys()) again(question, true);
        return hasChanged;
      }
      for (const file of hints) {
        again(`names ${knownFolder(file)}`, false);
        for (const kind of ['stat', 'names', 'real'] as const) again(`${kind} ${file}`, false);
        const known = answers.get(`stat ${file}`)?.value as FileStat | undefined;
        if (known?.kind === 'file') continue;
        // A folder may have come, gone or moved with all that is in it.
        for (const question of answers.keys()) if (question.includes(` ${file}${path.sep}`)) again(question, true);
      }
      return hasChanged;
    },

    async remember(place, inputs, make) {
      const before = kept.get(place);
      const isSame = before?.inputs.length === inputs.length && before.inputs.every((input, index) => Object.is(input, inputs[index]));
      if (before && isSame && before.asked.every(([question, value]) => answers.get(question)?.value === value)) {
        for (const log of logs) for (const [question] of before.asked) log.add(question);
        return before.value as Awaited<ReturnType<typeof make>>;
      }
      const log = new Set<Question>();
      logs.add(log);
      try {
        const made = await make();
        const value = before && isEqual(before.value, made) ? (before.value as typeof made) : made;
        kept.set(place, { inputs, asked: [...log].map((question) => [question, answers.get(question)?.value]), value });
        return value;
      } finally {
        logs.delete(log);
      }
    },

    answers: () => Object.fromEntries([...answers].map(([question, { stamp, isFresh }]) => [question, isFresh ? 'fresh' : stamp])),
  };
}

