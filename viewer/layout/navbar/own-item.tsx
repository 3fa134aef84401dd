import { CrashBoundary, errorChain } from '../crash-boundary.tsx';
import { itemTypes } from './navbar-parts.ts';
import type { CustomItemProps } from './menu-entry.ts';

/**
 * Renders a custom item with the component of the site's theme. If the component throws, an error message replaces
 * only this item.
 */
export function OwnItem(props: CustomItemProps) {
  return (
    <CrashBoundary
      fallback={(error) => (
        <span className="navbar-fault" role="alert">
          {errorChain(
            new Error(`An item of themeConfig.navbar.items failed: “${props.entry.name}”.`, { cause: error }),
          )}
        </span>
      )}
    >
      <Item {...props} />
    </CrashBoundary>
  );
}

function Item({ entry: { name, props, position, className }, mobile = false }: CustomItemProps) {
  const Site = Object.hasOwn(itemTypes, name) ? itemTypes[name] : undefined;
  if (!Site) throw new Error(`No NavbarItem component found for type “${name}”.`);
  return <Site {...props} position={position} className={className} mobile={mobile} />;
}
