import * as z from 'zod';
import { Json } from '../../corpus/schema/json.ts';

/** Conditions for storing a site for offline reading. Names are the same as in Docusaurus' plugin. */
const offlineStrategies = ['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData', 'always'] as const;

/** The content of `manifest.webmanifest`, which describes the installed site. Other members pass through. */
export const WebManifest = z
  .object({
    /** By default, the site's title. */
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
    /** By default, the base URL. */
    start_url: z.string().optional(),
  })
  .catchall(Json);
export type WebManifest = z.infer<typeof WebManifest>;

const headElement = z
  .object({ tagName: z.enum(['link', 'meta']) })
  .catchall(z.union([z.string(), z.number(), z.boolean()]).transform(String));

/** Reading offline. A site without these settings has no service worker. */
export const PwaOptions = z.strictObject({
  /** Any of these conditions is enough. */
  offlineModeActivationStrategies: z
    .array(z.enum(offlineStrategies))
    .default(['appInstalled', 'standalone', 'queryString']),
  /** Elements for the head of every page: a manifest, icons, colours. */
  pwaHead: z.array(headElement).default([]),
  manifest: WebManifest.optional(),
  /** Log events in the browser's console. */
  debug: z.boolean().default(false),
});
export type PwaOptions = z.infer<typeof PwaOptions>;
