import { commandLine } from '../../cli.ts';
import { exitCode, explain } from '../../cli/failure.ts';

/** What a command came to. */
export interface Outcome {
  code: number;
  /** All that it printed. */
  text: string;
}

/** Runs something in this process as the command line would. */
export async function outcomeOf(action: () => Promise<unknown>): Promise<Outcome> {
  const streams = [process.stdout, process.stderr];
  const writers = streams.map((stream) => stream.write);
  const before = process.exitCode;
  const texts: string[] = [];
  for (const stream of streams) stream.write = (text: string | Uint8Array) => texts.push(String(text)) > 0;
  process.exitCode = 0;
  try {
    await action();
    return { code: Number(process.exitCode), text: texts.join('') };
  } catch (error) {
    return { code: exitCode(error), text: texts.join('') + explain(error) };
  } finally {
    for (const [index, stream] of streams.entries()) stream.write = writers[index]!;
    process.exitCode = before;
  }
}

/** Runs a command with its arguments. */
export async function runCommand(...args: string[]): Promise<void> {
  await commandLine().parseAsync(['node', 'lectern', ...args]);
}
