import type { ComponentType } from 'react';

/** The module of an extension with tools for readers of a page, such as a menu for the text size. */
export interface PageToolsModule {
  /** @returns the component that renders the tools. `href` is the address of the page's Markdown file */
  load(): Promise<{ default: ComponentType<{ href: string | undefined }> }>;
}

/**
 * Loads the tools of an extension. It is undefined only in this source file: the build of the viewer replaces the
 * value.
 */
export const loadPageTools: (() => Promise<PageToolsModule>) | undefined = undefined;
