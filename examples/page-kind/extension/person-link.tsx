import { Link } from 'lectern/client';

/** A link to the page of a person. */
export default function PersonLink({ id, children = id }: { id: string; children?: React.ReactNode }) {
  return <Link to={`/team/${id}`}>{children}</Link>;
}
