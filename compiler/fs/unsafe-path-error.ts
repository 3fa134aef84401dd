import type { UnsafePath } from '../../corpus/safe-folder.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { EnvironmentError } from './environment-error.ts';
import { relativePath } from './inside.ts';

/** Thrown before writing to a path that may be outside of the folder in which Lectern is allowed to write. */
export class UnsafePathError extends EnvironmentError {
  override name = 'UnsafePathError';
  /** A list with one diagnostic. Its path is relative to the output folder. */
  readonly diagnostics: readonly [Diagnostic];

  constructor({ file, root, reason }: Pick<UnsafePath, 'file' | 'root' | 'reason'>) {
    const diagnostic = diagnose('unsafe-path', { path: relativePath(root, file) || '.' }, { file, root, reason });
    super(diagnostic.message, diagnostic.hint);
    this.diagnostics = [diagnostic];
  }
}
