/** The public types of the corpus. */
export * from './json.ts';
export * from './body.ts';
export * from './code-block.ts';
export * from '../tokens.ts';
export * from '../components.ts';
export * from '../client-modules.ts';
export * from './page.ts';
export * from './pages/index.ts';
export * from './sidebars.ts';
export * from './site.ts';
export * from './site-search.ts';
export * from './search.ts';
export * from './docs.ts';
export * from './routes.ts';
export * from './manifest.ts';
export * from '../address.ts';
