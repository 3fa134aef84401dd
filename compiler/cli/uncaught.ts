import { configOfStray } from '../diagnostics/config-code.ts';
import { failingPlugin } from '../diagnostics/plugin-context.ts';
import { endExplained } from './end-undone.ts';
import { exitCode, explain } from './failure.ts';
import { note } from './output.ts';
import { thrownText } from '../diagnostics/thrown-text.ts';

/**
 * Answers for what nobody caught. A plugin may start something and not wait for it: what that throws is a fault of the
 * document while the plugin runs, and afterwards a message with the plugin's name.
 *
 * @param located gives an error its location, as for errors of the command
 */
export function answerForUncaught(located: (error: unknown) => unknown): void {
  process.on('uncaughtException', (fault) => {
    const context = failingPlugin();
    if (context?.fail(fault)) return;
    if (context) {
      note(`${context.path}: the plugin "${context.plugin}" threw an error after it ended: ${thrownText(fault)}`);
      process.exitCode = 1;
      return;
    }
    const config = configOfStray(fault);
    if (config !== undefined) {
      note(`${config}: work that it started without waiting threw an error: ${thrownText(fault)}`);
      endExplained(2);
    }
    const error = located(fault);
    process.stderr.write(explain(error));
    endExplained(exitCode(error));
  });
}
