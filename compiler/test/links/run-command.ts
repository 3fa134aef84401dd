import { commandLine } from '../../cli.ts';
import { withTools } from '../../cli/extensions/tools.ts';
import { exitCode, explain } from '../../cli/failure.ts';

/** The result of a command. */
export interface Outcome {
  code: number;
  /** Everything that the command printed. */
  text: string;
}

/** Runs a function in this process, with the error handling of the command line. */
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

/** Runs a command with arguments. */
export async function runCommand(...args: string[]): Promise<void> {
  const program = await withTools(commandLine);
  await program.parseAsync(['node', 'lectern', ...args]);
}
