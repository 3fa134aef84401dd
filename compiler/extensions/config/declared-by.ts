import * as z from 'zod';
import { SiteFile } from '../../../corpus/schema/index.ts';
import { keyText, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { thrownText } from '../../diagnostics/thrown-text.ts';
import { unportableName } from '../../values/names/portable-name.ts';
import type { Extension } from '../extension.ts';
import type { ExtensionSite } from '../hooks/context.ts';
import type { OpenExtension } from '../open-extension.ts';
import { isSafePath } from '../safe-path.ts';

/** The declarations of an extension, before the site is compiled. */
type Declared = Pick<OpenExtension, 'paths' | 'head' | 'features'>;

/**
 * Evaluates the hooks `paths`, `head` and `features` of an extension.
 *
 * @param options the validated options
 * @param site argument of `head` and `features`. Its base URL is the base URL of the files that all languages share
 * @param key key of the extension in the config, for messages
 */
export function declaredBy(
  { name, paths = [], head, features }: Pick<Extension<unknown>, 'name' | 'paths' | 'head' | 'features'>,
  options: unknown,
  site: ExtensionSite,
  key: string,
): Declared & { problems: readonly ConfigIssue[] } {
  let hook = 'paths';
  try {
    const files = Paths.parse(typeof paths === 'function' ? paths(options) : paths, { jitless: true });
    hook = 'head';
    const elements = Head.parse(head?.({ options, site }) ?? [], { jitless: true });
    hook = 'features';
    const fields = SiteFeatures.parse(features?.({ options, site }) ?? {}, { jitless: true });
    return { paths: files, head: elements, features: fields, problems: [] };
  } catch (error) {
    const wrong = error instanceof z.ZodError ? error.issues[0]! : undefined;
    const reason = wrong
      ? `the extension "${name}" returns a wrong value from "${hook}": ${keyText([hook, ...wrong.path])}: ${wrong.message}`
      : `the extension "${name}" fails in "${hook}": ${thrownText(error)}`;
    return { paths: [], head: [], features: {}, problems: [{ key, message: reason }] };
  }
}

const SiteFeatures = SiteFile.pick({ pwa: true });

const isPath = (path: string) => isSafePath(path) && unportableName(path) === undefined;

const Paths = z.array(z.string().refine(isPath, 'expected the path of a file in the output'));

const Head = z.array(
  z
    .strictObject({ tag: z.enum(['link', 'meta', 'script']), attributes: z.record(z.string(), z.string()) })
    .refine(({ tag, attributes }) => tag !== 'script' || 'src' in attributes, 'a script needs "src"'),
);
