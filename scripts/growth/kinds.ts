import { markdownKinds } from './markdown-kinds.ts';
import { mdxKinds } from './mdx-kinds.ts';
import { sharedKinds } from './shared-kinds.ts';
import type { Kind } from './texts.ts';

/** All shapes of text that are tried. */
export const kinds: readonly Kind[] = [...sharedKinds, ...markdownKinds, ...mdxKinds];
