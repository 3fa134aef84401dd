import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CodeRun } from '../code-run.ts';
import { findStyle, type CompiledStyle } from './find-style.ts';

/** The part of the `sass` API that Lectern uses. Sites that need the package install it. */
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

interface SassProblem {
  sassMessage: string;
  span?: { start: { line: number; column: number }; url?: URL };
}

/**
 * Compiles a Sass style sheet.
 *
 * @param compiler the package `sass`
 */
export async function compileSass(compiler: unknown, text: string, file: string, run: CodeRun): Promise<CompiledStyle> {
  const sass = compiler as Sass;
  try {
    const { css, loadedUrls } = await sass.compileStringAsync(text, {
      syntax: file.toLowerCase().endsWith('.sass') ? 'indented' : 'scss',
      url: pathToFileURL(file),
      // These importers resolve aliases and packages. Sass itself handles extensions, and names with an underscore.
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
    return { css, loaded: loadedUrls.map((url) => fileURLToPath(url)) };
  } catch (error) {
    const { sassMessage, span } = error as SassProblem;
    if (sassMessage === undefined) throw error;
    const { line, column } = span?.start ?? { line: 0, column: 0 };
    return { reason: sassMessage, file: span?.url && fileURLToPath(span.url), line: line + 1, column };
  }
}
