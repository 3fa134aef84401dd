import { loadStyles } from '../../navigation/load-styles.ts';
import { CodeFrame } from './code-frame.tsx';
import { later } from './later.tsx';

export interface LiveCodeProps {
  code: string;
  language?: string | undefined;
  title?: string | undefined;
  /** The highlighting until the editor has loaded: see `CodeBlockProps` in the corpus. */
  tokens?: string | undefined;
  /** Whether the code calls `render(…)` itself, instead of being one expression. */
  noInline?: boolean | undefined;
  /** The address of a module. Its export `liveScope` contains more names for the code, besides React and its hooks. */
  scopeFrom?: string | undefined;
}

/**
 * Code that readers can edit and run. Until the editor has loaded, or if it fails to load, it is a plain code block.
 */
export const LiveCode = later<LiveCodeProps>(async () => {
  const [{ LiveEditor }] = await Promise.all([import('./live-code/live-editor.tsx'), loadStyles('live-code')]);
  return LiveEditor;
}, CodeFrame);
