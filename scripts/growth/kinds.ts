import { markdownKinds } from './markdown-kinds.ts';
import { mdxKinds } from './mdx-kinds.ts';
import { sharedKinds } from './shared-kinds.ts';
import type { Kind } from './texts.ts';

/** All kinds of sources whose compile time is measured. */
export const kinds: readonly Kind[] = [...sharedKinds, ...markdownKinds, ...mdxKinds];
