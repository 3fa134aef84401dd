import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { configAt, runningConfigCode } from '../diagnostics/config-code.ts';
import { stackFrames } from '../diagnostics/stack-frames.ts';
import { failingPlugin } from '../diagnostics/plugin-context.ts';

/** Lectern's own code, as source or built. */
const ownFolder = fileURLToPath(new URL('../../', import.meta.url));
/** Deeper than any code of a site calls before it ends the process. */
const mostFrames = 200;

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
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = mostFrames;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  for (const { file: url, at } of stackFrames(stack)) {
    const file = decodeURI(url);
    const config = configAt(file);
    if (!config?.isBundled && isOwn(file)) continue;
    // What is bundled has no file of its own.
    if (config?.isBundled) return runningConfigCode() ?? config.name;
    return `${config ? path.relative(config.folder, file) : file}:${at.line}:${at.column}`;
  }
  return undefined;
}

// A site may lie in a folder of the checkout.
function isOwn(file: string): boolean {
  return /^(?:build|bin|compiler|corpus|scripts)\//.test(path.relative(ownFolder, file));
}
