import { loadStyles } from '../../navigation/load-styles.ts';
import { CodeFrame } from './code-frame.tsx';
import { later } from './later.tsx';

export interface LiveCodeProps {
  code: string;
  language?: string | undefined;
  title?: string | undefined;
  /** The tokens of the code until it is editable: see CodeBlockProps in the corpus. */
  tokens?: string | undefined;
  /** Whether the code itself calls `render(…)`. */
  noInline?: boolean | undefined;
  /** The address of a module whose export `liveScope` adds to the scope of the code, besides React and its hooks. */
  scopeFrom?: string | undefined;
}

/** Code that readers can edit and run. Plain code until the editor has loaded, or if it fails to load. */
export const LiveCode = later<LiveCodeProps>(async () => {
  const [{ LiveEditor }] = await Promise.all([import('./live-code/live-editor.tsx'), loadStyles('live-code')]);
  return LiveEditor;
}, CodeFrame);
