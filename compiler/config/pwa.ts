import * as z from 'zod';
import { Json } from '../../corpus/schema/json.ts';

/** When a site is kept for reading without a network. Names are those of Docusaurus' plugin. */
const offlineStrategies = ['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData', 'always'] as const;

/** How an installed site presents itself: what `manifest.webmanifest` says. Members that are not named here pass through. */
export const WebManifest = z
  .object({
    /** The site's title unless given. */
    name: z.string().min(1).optional(),
    short_name: z.string().optional(),
    /** `src` is a path below a static folder, or an address. */
    icons: z
      .array(
        z
          .object({
            src: z.string().min(1),
            sizes: z.string().optional(),
            type: z.string().optional(),
            purpose: z.string().optional(),
          })
          .catchall(Json),
      )
      .default([]),
    theme_color: z.string().optional(),
    background_color: z.string().optional(),
    display: z.enum(['fullscreen', 'standalone', 'minimal-ui', 'browser']).default('standalone'),
    /** The base URL unless given. */
    start_url: z.string().optional(),
  })
  .catchall(Json);
export type WebManifest = z.infer<typeof WebManifest>;

const headElement = z
  .object({ tagName: z.enum(['link', 'meta']) })
  .catchall(z.union([z.string(), z.number(), z.boolean()]).transform(String));

/** Reading offline. A site without these settings has no service worker. */
export const PwaOptions = z.strictObject({
  /** One of these is enough. */
  offlineModeActivationStrategies: z
    .array(z.enum(offlineStrategies))
    .default(['appInstalled', 'standalone', 'queryString']),
  /** Elements for the head of every page: a manifest, icons, colours. */
  pwaHead: z.array(headElement).default([]),
  manifest: WebManifest.optional(),
  /** Tell in the browser's console what happens. */
  debug: z.boolean().default(false),
});
export type PwaOptions = z.infer<typeof PwaOptions>;
