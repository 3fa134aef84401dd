import { components } from '../body/components.ts';
import { elements } from '../body/elements.ts';
import { docParts } from '../client/components/doc-parts.tsx';
import { navbarParts } from '../layout/navbar/navbar-parts.ts';
import { parts } from '../layout/parts.ts';

/** The viewer's components before a site replaces any of them. They are the fallbacks of a site's components. */
export const own = {
  parts: { ...parts, ...docParts },
  navbarParts: { ...navbarParts },
  components: { ...components },
  elements: { ...elements },
};
