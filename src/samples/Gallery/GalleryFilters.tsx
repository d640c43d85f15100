import { attribute, SAMPLES_FILTERS, SHOWCASE_FILTERS } from '#src/contracts/attributes.ts';
import { Select, type SelectProps } from '../Select/Select.tsx';

const FORM = { samples: SAMPLES_FILTERS, showcase: SHOWCASE_FILTERS };

interface Props {
  /** The gallery whose script finds the form and the count: `samples` → `data-samples-count`. */
  gallery: 'samples' | 'showcase';
  label: string;
  fields: readonly SelectProps[];
  /** `11 samples`: the count before anything is chosen. */
  count: string;
}

/** Hidden without JavaScript: the list is then complete, and a filter would do nothing. */
export function GalleryFilters({ gallery, label, fields, count }: Props) {
  return (
    <form className="filters" {...attribute(FORM[gallery])} aria-label={label}>
      {fields.map((field) => (
        <Select key={field.name} {...field} />
      ))}
      <button type="reset" className="button button--outline">
        Reset
      </button>
      <p className="filters__count" {...{ [`data-${gallery}-count`]: '' }} role="status">
        {count}
      </p>
    </form>
  );
}
