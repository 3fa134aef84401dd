/** The corpus: the public shape of what Lectern writes. The only module of the compiler that the viewer may import. */
export * from './json.ts';
export * from './body.ts';
export * from './code-block.ts';
export * from './tokens.ts';
export * from './page.ts';
export * from './pages/doc.ts';
export * from './pages/doc-category.ts';
export * from './pages/doc-tags.ts';
export * from './pages/page.ts';
export * from './pages/not-found.ts';
export * from './pages/index.ts';
export * from './sidebars.ts';
export * from './site.ts';
export * from './docs.ts';
export * from './routes.ts';
export * from './manifest.ts';
export * from './address.ts';
