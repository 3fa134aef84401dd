import path from 'node:path';
import { inputMap } from './input-map.ts';
import type { Checkpoint } from './cancellation.ts';
import { disk } from '../fs/disk.ts';
import type { Files, FileStat, Name } from '../fs/files.ts';
import { listBelow, namesIn, realPathOf, statOf } from '../fs/look.ts';

/**
 * The real file system as inputs of the graph: an answer is kept until `refresh`, and a value
 * that reads it while being computed depends on it.
 */
export interface TrackedFiles extends Files {
  /** Looks again at what was asked of these absolute paths, which may have changed, or lie in folders that may have. */
  refresh(changes: ReadonlySet<string>): void;
  /** Looks again at everything. */
  refreshAll(checkpoint: Checkpoint): Promise<void>;
  /** @returns every question, and what the answer was like */
  answers(): Record<string, string>;
}

type Kind = 'stat' | 'names' | 'real';
type Question = `${Kind} ${string}`;

interface Answer {
  value: unknown;
  /** Equal as long as the answer is. */
  fingerprint: string;
  /** It was given so soon after the last change that another change may have gone unnoticed. */
  isFresh: boolean;
}

/** In milliseconds: how coarse the times of files are. */
const grain = 20;

function look(question: Question): Answer {
  const file = question.slice(question.indexOf(' ') + 1);
  if (question.startsWith('real ')) {
    const value = realPathOf(file);
    return { value, fingerprint: String(value), isFresh: false };
  }
  if (question.startsWith('names ')) {
    const value = namesIn(file);
    return { value, fingerprint: value.map(({ name, kind }) => `${kind} ${name}`).join('/'), isFresh: false };
  }
  const looked = Date.now();
  const value = statOf(file);
  const isFresh = value?.kind === 'file' && value.changed > looked - grain;
  return { value, fingerprint: value?.stamp ?? 'absent', isFresh };
}

/** Whether every question still has the answer that it had. */
export function haveAnswers(answers: Readonly<Record<string, string>>): boolean {
  for (const question in answers) if (look(question as Question).fingerprint !== answers[question]) return false;
  return true;
}

/** @returns files of which nothing was asked yet */
export function trackFiles(): TrackedFiles {
  const questions = new Set<Question>();
  const answers = inputMap<Question, Answer>('file', Object.is, {
    onDrop(question) {
      questions.delete(question);
      answers.delete(question);
    },
  });

  const ask = (question: Question): unknown => {
    if (!questions.has(question)) {
      questions.add(question);
      answers.set(question, look(question));
    }
    return answers.get(question)!.value;
  };
  const namesOf = (dir: string) => ask(`names ${dir}`) as readonly Name[];

  /** A fresh answer counts as changed, and so does one for a file that was named as possibly changed. */
  const lookAgain = (question: Question, mayBeSame: boolean): void => {
    const before = answers.peek(question);
    if (!before) return;
    const now = look(question);
    const isEqual = now.fingerprint === before.fingerprint;
    if (!isEqual || (question.startsWith('stat ') && (!mayBeSame || before.isFresh))) answers.set(question, now);
  };

  /** The nearest folder around a file whose names are known: it may have folders now that it had not. */
  const knownFolder = (file: string): string => {
    const dir = path.dirname(file);
    return dir === file || questions.has(`names ${dir}`) ? dir : knownFolder(dir);
  };

  return {
    ...disk,
    names: async (dir) => namesOf(dir),
    list: async (dir, enter) => listBelow(dir, namesOf, enter),
    stat: async (file) => ask(`stat ${file}`) as FileStat | undefined,
    realPath: async (file) => ask(`real ${file}`) as string | undefined,
    read: async (file) => (ask(`stat ${file}`) === undefined ? undefined : disk.read(file)),

    refresh(changes) {
      for (const file of changes) {
        lookAgain(`names ${knownFolder(file)}`, false);
        for (const kind of ['stat', 'names', 'real'] as const) lookAgain(`${kind} ${file}`, false);
        const known = answers.peek(`stat ${file}`)?.value as FileStat | undefined;
        if (known?.kind === 'file') continue;
        // A folder may have come, gone or moved with all that is in it.
        for (const question of questions) if (question.includes(` ${file}${path.sep}`)) lookAgain(question, true);
      }
    },

    async refreshAll(checkpoint) {
      for (const question of questions) {
        lookAgain(question, true);
        await checkpoint();
      }
    },

    answers: () =>
      Object.fromEntries(
        Array.from(questions, (question) => {
          const { fingerprint, isFresh } = answers.peek(question)!;
          return [question, isFresh ? 'fresh' : fingerprint];
        }),
      ),
  };
}
