import { runningConfigCode } from '../diagnostics/config-code.ts';
import { failingPlugin } from '../diagnostics/plugin-context.ts';
import { siteFrames, stackHere } from '../diagnostics/site-frame.ts';

/**
 * Says whose code it is that ends the process: a plugin at work, the file that has called for it, or the config that is
 * run.
 *
 * @returns the subject of a sentence; nothing where it is Lectern's own
 */
export function whoEnds(): string | undefined {
  const plugin = failingPlugin();
  if (plugin) return `${plugin.path}: the plugin "${plugin.plugin}"`;
  const name = callingFile() ?? runningConfigCode();
  return name === undefined ? undefined : `${name}: it`;
}

function callingFile(): string | undefined {
  const [frame] = siteFrames(stackHere(callingFile));
  if (frame === undefined) return undefined;
  if (frame.isBundled) return runningConfigCode() ?? frame.file;
  return `${frame.file}:${frame.at!.line}:${frame.at!.column}`;
}
