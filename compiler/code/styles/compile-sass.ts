import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PartialMessage } from 'esbuild';
import { moduleName, namespaces, sitePath, type CodeRun } from '../code-run.ts';
import { findStyle, untrustedStyle, type CompiledStyle } from './find-style.ts';

/** What of the package `sass` is used. It is the site's own: few sites have any. */
interface Sass {
  compileStringAsync(
    text: string,
    options: {
      syntax: 'scss' | 'indented';
      url: URL;
      importers: { findFileUrl(url: string): Promise<URL | null> }[];
      charset: false;
      quietDeps: true;
      logger: object;
    },
  ): Promise<{ css: string; loadedUrls: URL[] }>;
}

interface SassFault {
  sassMessage: string;
  span?: { start: { line: number; column: number }; url?: URL };
}

/** @param compiler the package */
export async function compileSass(file: string, compiler: unknown, run: CodeRun): Promise<CompiledStyle> {
  const sass = compiler as Sass;
  const text = Buffer.from((await run.files.read(file)) ?? '').toString();
  try {
    const { css, loadedUrls } = await sass.compileStringAsync(text, {
      syntax: file.toLowerCase().endsWith('.sass') ? 'indented' : 'scss',
      url: pathToFileURL(file),
      // Sass itself knows of endings and of names with an underscore.
      importers: [
        {
          async findFileUrl(url) {
            const found = await findStyle(url, file, run);
            return found === undefined ? null : pathToFileURL(found);
          },
        },
      ],
      charset: false,
      quietDeps: true,
      logger: { warn() {}, debug() {} },
    });
    const outside = await untrustedStyle(
      loadedUrls.map((url) => fileURLToPath(url)),
      run,
    );
    if (outside !== undefined)
      return { errors: [{ text: `"${path.relative(path.dirname(file), outside)}" lies outside the site's folder` }] };
    return { css };
  } catch (error) {
    const { sassMessage, span } = error as SassFault;
    if (sassMessage === undefined) throw error;
    return { errors: [inEntry(sassMessage, span, file, run)] };
  }
}

// Who imports a file is known of the one that is compiled, and not of those that it uses.
function inEntry(text: string, span: SassFault['span'], file: string, run: CodeRun): PartialMessage {
  const at = span?.start ?? { line: 0, column: 0 };
  const used = span?.url && fileURLToPath(span.url) !== file ? sitePath(run, fileURLToPath(span.url)) : undefined;
  return {
    text: used === undefined ? text : `${text}, in ${used}:${at.line + 1}:${at.column + 1}`,
    location: {
      file: moduleName(namespaces.sass, sitePath(run, file)),
      ...(used === undefined ? { line: at.line + 1, column: at.column } : { line: 1, column: 0 }),
    },
  };
}
