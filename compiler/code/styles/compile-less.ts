import path from 'node:path';
import type { CodeRun } from '../code-run.ts';
import { findStyle, type CompiledStyle } from './find-style.ts';

/** The part of the `less` API that Lectern uses. Sites that need the package install it. */
interface Less {
  FileManager: new () => FileManager;
  render(
    text: string,
    options: { filename: string; rewriteUrls: 'all'; plugins: { install(less: Less, manager: Manager): void }[] },
  ): Promise<{ css: string; imports: string[] }>;
}

interface FileManager {
  supports(file: string, folder: string): boolean;
  loadFile(file: string, folder: string, ...rest: unknown[]): Promise<unknown>;
}

interface Manager {
  addFileManager(manager: FileManager): void;
}

interface LessProblem {
  message: string;
  filename?: string;
  /** Line, from 1. */
  line?: number;
  /** Column, from 0. */
  column?: number;
}

/**
 * Compiles a Less style sheet.
 *
 * @param compiler the package `less`
 */
export async function compileLess(compiler: unknown, text: string, file: string, run: CodeRun): Promise<CompiledStyle> {
  const less = compiler as Less;
  try {
    const { css, imports } = await less.render(text, {
      filename: file,
      rewriteUrls: 'all',
      plugins: [{ install: ({ FileManager }, manager) => manager.addFileManager(managerOf(FileManager, file, run)) }],
    });
    return { css, loaded: [file, ...imports] };
  } catch (error) {
    const { message, filename, line = 1, column = 0 } = error as LessProblem;
    if (filename === undefined) throw error;
    return { reason: message, file: path.resolve(filename), line, column };
  }
}

// Creates the file manager that resolves aliases and packages. Less itself resolves relative imports.
function managerOf(Base: Less['FileManager'], from: string, run: CodeRun): FileManager {
  return new (class extends Base {
    override supports(file: string): boolean {
      return /^(?:~|@site\/)/.test(file);
    }

    override async loadFile(file: string, folder: string, ...rest: unknown[]): Promise<unknown> {
      return super.loadFile((await findStyle(file, from, run)) ?? file.replace(/^~/, ''), folder, ...rest);
    }
  })();
}
