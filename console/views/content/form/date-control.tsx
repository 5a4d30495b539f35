/** A day, with a native picker or as a relative day of the pack such as “in 9 days”. */
import { useState } from 'react';
import { Button } from '#console/ui/button.tsx';
import { FIELD_CLASS } from '#console/ui/field.tsx';
import { zoneNote } from '#console/views/content/wall-times.ts';
import { type ControlProps, FieldFrame } from './field-frame.tsx';
import { type ControlOf, useForm } from './form-context.ts';
import { describeDay, isCalendarDay, joinDay, type PackDay, splitDay } from './pack-days.ts';
import { textOf, useTextChange } from './text-control.tsx';

const INPUT = `${FIELD_CLASS} h-9 touch:min-h-11`;

export function DateControl({ field, path, value, isLabelHidden }: ControlOf) {
  const { isReadOnly, timeZone } = useForm();
  const write = useTextChange({ field, path });
  const { day, time } = splitDay(textOf(value));
  // A text that no picker can show is typed.
  const isTypedText = day !== '' && !isCalendarDay(day);
  const [prefersText, setPrefersText] = useState(false);
  const isText = isTypedText || prefersText;
  const isMoment = field.kind === 'moment';
  const hasTime = isMoment || field.hasTime === true;
  const change = (part: Partial<PackDay>) => write(joinDay({ day, time, ...part }));
  const canSwitch = field.hasRelativeDays && !isReadOnly;
  return (
    <FieldFrame
      field={field}
      path={path}
      isLabelHidden={isLabelHidden ?? false}
      note={noteOf({ day, time }, hasTime && (isMoment || time !== '') ? timeZone : undefined)}
      aside={
        canSwitch && (
          <Button
            tone="plain-accent"
            size="small"
            className="-my-1"
            onClick={() => {
              setPrefersText(!isText);
              if (isText && isTypedText) write('');
            }}
          >
            {isText ? 'Choose a date' : 'Use a relative day'}
          </Button>
        )
      }
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          {isText ? (
            <RelativeDay control={control} day={day} onChange={(next) => change({ day: next })} />
          ) : (
            <input
              type="date"
              value={day}
              onChange={({ currentTarget }) => change({ day: currentTarget.value })}
              className={`${INPUT} min-w-36 flex-[2_1_9rem]`}
              {...control}
            />
          )}
          {hasTime && <TimeInput field={field} time={time} onChange={change} />}
        </div>
      )}
    </FieldFrame>
  );
}

/** @param timeZone undefined if there is no time of day */
function noteOf({ day, time }: PackDay, timeZone: string | undefined): string {
  const zone = timeZone && zoneNote(day, time, timeZone);
  return [describeDay(day), zone].filter(Boolean).join(' · ');
}

interface RelativeDayProps {
  control: ControlProps;
  day: string;
  onChange: (day: string) => void;
}

function RelativeDay({ control, day, onChange }: RelativeDayProps) {
  return (
    <input
      type="text"
      value={day}
      placeholder="in 9 days"
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className={`${INPUT} min-w-36 flex-[2_1_9rem]`}
      {...control}
    />
  );
}

interface TimeInputProps extends Pick<ControlOf, 'field'> {
  time: string;
  onChange: (part: Pick<PackDay, 'time'>) => void;
}

function TimeInput({ field, time, onChange }: TimeInputProps) {
  const { isReadOnly } = useForm();
  const isOptional = field.kind !== 'moment';
  return (
    <input
      type="time"
      aria-label={`${field.label}: time${isOptional ? ' (optional)' : ''}`}
      value={time}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
      className={`${INPUT} min-w-28 flex-[1_1_7rem]`}
    />
  );
}
