import path from 'node:path';
import { isEqual } from '../memory.ts';
import type { Pause } from '../pause.ts';
import { disk } from './disk.ts';
import type { Files, FileStat, Name } from './files.ts';
import { listBelow, namesIn, realPathOf, statOf } from './look.ts';

/**
 * The real file system, with a memory: what was asked once is not asked again before `refresh`. As long as an answer
 * is the same it is the same object, so that whoever works from it knows that nothing has changed.
 */
export interface KnownFiles extends Files {
  /** Looks again at what was asked of these absolute paths, which may have changed, or lie in folders that may have. */
  refresh(hints: ReadonlySet<string>): void;
  /** Looks again at everything. */
  refreshAll(pause: Pause): Promise<void>;
  /**
   * @param inputs what `make` depends on beside files, compared by identity
   * @returns what `make` returned last, when all that it asked of the files then has the same answer now
   */
  remember<Value>(place: string, inputs: readonly unknown[], make: () => Promise<Value>): Promise<Value>;
  /** Counts the answers that were replaced by others. */
  moment(): number;
  /** @returns the files that hold something else than at that moment; nothing when there may be others, or elsewhere */
  changedSince(moment: number): ReadonlySet<string> | undefined;
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
  /** The files whose answers were replaced, one after the other; nothing where more has changed than what a file holds. */
  const changes: (string | undefined)[] = [];
  const logs = new Set<Set<Question>>();
  const kept = new Map<string, { inputs: readonly unknown[]; asked: [Question, unknown][]; value: unknown }>();

  const ask = (question: Question): unknown => {
    for (const log of logs) log.add(question);
    let answer = answers.get(question);
    if (!answer) answers.set(question, (answer = look(question)));
    return answer.value;
  };
  const namesOf = (dir: string) => ask(`names ${dir}`) as readonly Name[];

  /** Another answer replaces the one before; one that was fresh counts as such, and one that may have changed too. */
  const lookAgain = (question: Question, mayBeSame: boolean): void => {
    const before = answers.get(question);
    if (!before) return;
    const now = look(question);
    if (now.stamp === before.stamp && ((mayBeSame && !before.isFresh) || !question.startsWith('stat '))) return;
    answers.set(question, now);
    const isFile = (value: unknown) => (value as FileStat | undefined)?.kind === 'file';
    changes.push(
      question.startsWith('stat ') && isFile(before.value) && isFile(now.value)
        ? question.slice('stat '.length)
        : undefined,
    );
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
      for (const file of hints) {
        lookAgain(`names ${knownFolder(file)}`, false);
        for (const kind of ['stat', 'names', 'real'] as const) lookAgain(`${kind} ${file}`, false);
        const known = answers.get(`stat ${file}`)?.value as FileStat | undefined;
        if (known?.kind === 'file') continue;
        // A folder may have come, gone or moved with all that is in it.
        for (const question of answers.keys()) if (question.includes(` ${file}${path.sep}`)) lookAgain(question, true);
      }
    },

    async refreshAll(pause) {
      for (const question of answers.keys()) {
        lookAgain(question, true);
        await pause();
      }
    },

    async remember(place, inputs, make) {
      const before = kept.get(place);
      const isSame =
        before?.inputs.length === inputs.length &&
        before.inputs.every((input, index) => Object.is(input, inputs[index]));
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

    moment: () => changes.length,
    changedSince(moment) {
      const since = changes.slice(moment);
      return since.includes(undefined) ? undefined : new Set(since as string[]);
    },

    answers: () =>
      Object.fromEntries([...answers].map(([question, { stamp, isFresh }]) => [question, isFresh ? 'fresh' : stamp])),
  };
}
