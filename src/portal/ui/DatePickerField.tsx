import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type FocusEventHandler, useRef, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import * as dates from './DateField.css.ts';
import * as styles from './Field.css.ts';
import { FieldFoot, FieldLabel, type FieldProps, fieldClass } from './Field.tsx';
import { Icon } from './Icon.tsx';
import * as over from './Popover.css.ts';
import { h4 } from './text.css.ts';

export interface DateFieldProps extends FieldProps {
  /** A calendar day, `2026-11-21`; with a time `2026-11-21T07:30`. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: FocusEventHandler;
  min?: string;
  max?: string;
  /** The time of the day too, to the minute. */
  withTime?: boolean;
}

const TO_THE_MINUTE = '2026-11-21T07:30'.length;

/** DateField with its calendar; fetched when the first one is shown. */
export function DatePickerField(props: DateFieldProps) {
  const { label, hideLabel, description, error, isRequired, disabledReason, className } = props;
  const { value, onChange, onBlur, min, max, name, withTime = false } = props;
  const { t, i18n } = useTranslation('common');
  const frame = useRef<HTMLDivElement>(null);
  const [unreal, setUnreal] = useState<TypedDay | null>(null);
  const format = useFormat();
  const outside =
    (value && min && value < min && t('dateTooEarly', { date: format.date(min) })) ||
    (value && max && value > max && t('dateTooLate', { date: format.date(max) })) ||
    undefined;
  const missing = unreal && t('noSuchDay', { day: unreal.day, month: format.month(unreal.year, unreal.month) });
  const fault = missing ?? error ?? outside;
  return (
    <DatePicker<CalendarDate | CalendarDateTime>
      className={fieldClass(className)}
      value={value ? (withTime ? parseDateTime(value) : parseDate(value.slice(0, 10))) : null}
      onChange={(date) => {
        // A day that its month does not have would be bent to the last one when the field is left.
        const typed = date && unrealIn(frame.current);
        setUnreal(typed || null);
        onChange(date && !typed ? date.toString().slice(0, TO_THE_MINUTE) : null);
      }}
      {...(onBlur && { onBlur })}
      {...(name && { name })}
      {...(min && { minValue: parseDate(min) })}
      {...(max && { maxValue: parseDate(max) })}
      granularity={withTime ? 'minute' : 'day'}
      hourCycle={24}
      shouldForceLeadingZeros
      isRequired={isRequired ?? false}
      isInvalid={fault !== undefined}
      isReadOnly={disabledReason !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} hideLabel={hideLabel ?? false} isRequired={isRequired ?? false} />
      <Group className={styles.control} ref={frame}>
        <DateInput className={dates.segments}>
          {(segment) => (
            <DateSegment segment={segment} className={dates.segment}>
              {({ isPlaceholder, text }) =>
                isPlaceholder ? t(`datePart.${segment.type}`, { defaultValue: text }) : text
              }
            </DateSegment>
          )}
        </DateInput>
        <Button className={styles.inner}>
          <Icon of={CalendarDays} small />
        </Button>
      </Group>
      <FieldFoot description={description} error={fault} disabledReason={disabledReason} />
      <Popover className={over.popover} offset={4}>
        <Dialog className={over.panel} aria-label={label}>
          <Calendar firstDayOfWeek="mon">
            <header className={dates.head}>
              <Button slot="previous" className={styles.inner} aria-label={t('previousMonth')}>
                <Icon of={ChevronLeft} directional />
              </Button>
              <Heading className={h4} />
              <Button slot="next" className={styles.inner} aria-label={t('nextMonth')}>
                <Icon of={ChevronRight} directional />
              </Button>
            </header>
            <CalendarGrid weekdayStyle={i18n.language === 'ur' ? 'short' : 'narrow'}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={dates.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} className={dates.day} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

interface TypedDay {
  year: number;
  month: number;
  day: number;
}

/** What stands in a field that was left, where there is no such day. */
function unrealIn(frame: HTMLElement | null): TypedDay | null {
  if (!frame || frame.contains(document.activeElement)) return null;
  const part = (type: string) =>
    Number(frame.querySelector(`[data-type="${type}"]`)?.getAttribute('aria-valuenow') ?? Number.NaN);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  return day > new Date(year, month, 0).getDate() ? { year, month, day } : null;
}
