/** The control of a field, by its kind. */
import { memo } from 'react';
import { BooleanControl, ChoiceControl, ChoicesControl } from './choice-controls.tsx';
import { DateControl } from './date-control.tsx';
import { dotted } from './field-paths.ts';
import type { FieldViewProps } from './form-context.ts';
import { GroupView } from './group-view.tsx';
import { LinkControl } from './link-control.tsx';
import { ListView } from './list-view.tsx';
import { MediaControl } from './media-control.tsx';
import { NumberControl } from './number-control.tsx';
import { RecordView } from './record-view.tsx';
import { SectionsControl } from './sections-control.tsx';
import { SlugsControl, TagsControl } from './tags-control.tsx';
import { ColorControl, InputControl, RawControl, TextControl } from './text-control.tsx';
import { VariantsControl } from './variants-control.tsx';

/** Rendered again only if its own value changes, because a form may have hundreds of fields. */
export const FieldView = memo(
  FieldByKind,
  (before, after) =>
    before.field === after.field &&
    before.value === after.value &&
    before.altValue === after.altValue &&
    before.written === after.written &&
    dotted(before.path) === dotted(after.path),
);

function FieldByKind({ altField, altValue, written, ...props }: FieldViewProps) {
  switch (props.field.kind) {
    case 'group':
      return <GroupView {...props} />;
    case 'list':
      return <ListView {...props} />;
    case 'record':
      return <RecordView {...props} />;
    case 'variants':
      return <VariantsControl {...props} />;
    case 'sections':
      return <SectionsControl {...props} written={written} />;
    case 'picture':
    case 'drawing':
    case 'file': {
      const altPath = altField && [...props.path.slice(0, -1), altField.key];
      const alt = altField && altPath && { field: altField, path: altPath, value: altValue };
      return <MediaControl {...props} alt={alt} />;
    }
    case 'tags':
      return <TagsControl {...props} />;
    case 'slugs':
      return <SlugsControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'choices':
      return <ChoicesControl {...props} />;
    case 'boolean':
      return <BooleanControl {...props} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'date':
    case 'moment':
      return <DateControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'color':
      return <ColorControl {...props} />;
    case 'email':
    case 'url':
    case 'slug':
    case 'time':
      return <InputControl {...props} />;
    case 'raw':
      return <RawControl {...props} />;
    case 'constant':
      return null;
    case 'text':
    case 'longtext':
    case 'markdown':
      return <TextControl {...props} />;
  }
}
