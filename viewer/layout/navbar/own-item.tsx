import { CrashBoundary, errorChain } from '../crash-boundary.tsx';
import { itemTypes } from './navbar-parts.ts';
import type { CustomItemProps } from './custom-item.tsx';

/** An item of a type that the site defines. An error in it is displayed instead of the item. */
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
