export type { CacheContext, CacheFiles, OpenSharedCache } from './hooks/cache-hook.ts';
export { sharedStoreOf } from './hooks/run-cache.ts';
