import { runningConfigCode } from '../diagnostics/config-code.ts';
import { failingPlugin, runnerName } from '../diagnostics/plugin-context.ts';
import { siteFrames, stackHere } from '../diagnostics/site-frame.ts';

/**
 * Finds the code that is ending the process: a running plugin, the file that calls `process.exit`, or the config.
 *
 * @returns the subject of a sentence; undefined for Lectern's own code
 */
export function whoEnds(): string | undefined {
  const plugin = failingPlugin();
  if (plugin) return `${plugin.path}: ${runnerName(plugin)}`;
  const name = callingFile() ?? runningConfigCode();
  return name === undefined ? undefined : `${name}: this code`;
}

function callingFile(): string | undefined {
  const [frame] = siteFrames(stackHere(callingFile));
  if (frame === undefined) return undefined;
  if (frame.isBundled) return runningConfigCode() ?? frame.file;
  return `${frame.file}:${frame.at!.line}:${frame.at!.column}`;
}
