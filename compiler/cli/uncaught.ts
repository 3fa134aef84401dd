import { configOfStray } from '../diagnostics/config-code.ts';
import { failingPlugin, runnerName } from '../diagnostics/plugin-context.ts';
import { endExplained } from './end-undone.ts';
import { exitCode, explain } from './failure.ts';
import { note } from './output.ts';
import { thrownText } from '../diagnostics/thrown-text.ts';

/**
 * Handles uncaught exceptions. A plugin may start a promise without awaiting it. If the promise rejects while the
 * plugin runs, the error is reported for the document. If it rejects later, the message names only the plugin.
 *
 * @param located adds the location to an error
 */
export function answerForUncaught(located: (error: unknown) => unknown): void {
  process.on('uncaughtException', (problem) => {
    const context = failingPlugin();
    if (context?.fail(problem)) return;
    if (context) {
      note(`${context.path}: ${runnerName(context)} threw an error after it ended: ${thrownText(problem)}`);
      process.exitCode = 1;
      return;
    }
    const config = configOfStray(problem);
    if (config !== undefined) {
      note(
        `${config}: asynchronous code that the config started, but did not await, threw an error: ${thrownText(problem)}`,
      );
      endExplained(2);
    }
    const error = located(problem);
    process.stderr.write(explain(error));
    endExplained(exitCode(error));
  });
}
