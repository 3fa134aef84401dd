import { renderNodes } from '../../body/render-nodes.tsx';
import { ExternalMark } from '../../icons/marks.tsx';
import { Link } from '../../navigation/link.tsx';
import { preferredVersion } from '../../state/preferred-version.ts';
import type { MenuLink } from './menu-entry.ts';

interface EntryLinkProps {
  entry: MenuLink;
  className: string;
  onFollow?: (() => void) | undefined;
  replace?: boolean | undefined;
}

export function EntryLink({ entry, className, onFollow, replace }: EntryLinkProps) {
  const { label, body, href, isActive, attributes, chooses } = entry;
  const classes = [className, isActive && 'is-active', entry.className].filter(Boolean).join(' ');
  const followed = () => {
    if (chooses) preferredVersion(chooses.instance).set(chooses.version);
    onFollow?.();
  };
  return (
    <Link
      {...linkAttributes(attributes)}
      href={href}
      className={classes}
      replace={replace}
      aria-current={isActive ? 'page' : undefined}
      onClick={followed}
    >
      {body ? renderNodes(body) : label}
      {label !== '' && <ExternalMark href={href} />}
    </Link>
  );
}

const allowed = /^(?:aria-[a-z]+|data-[\w-]+|target|rel|title|lang|download|id)$/;

type LinkAttributes = Record<string, string>;

/** Returns the allowed attributes of a link in the navbar or the footer. Removes all others, such as event handlers. */
export function linkAttributes(attributes: LinkAttributes | undefined): LinkAttributes {
  return Object.fromEntries(Object.entries(attributes ?? {}).filter(([name]) => allowed.test(name)));
}
