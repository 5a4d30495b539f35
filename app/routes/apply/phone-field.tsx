import { BARE_INPUT, Field, inputAttributes, WRAPPED_BOX } from '#app/forms/field/field.tsx';
import { TextField } from '#app/forms/field/text-field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { PHONE_COUNTRY_FIELD, prefixOf } from '#contract/phone-countries.ts';
import { hasCountryCode } from '#contract/phone-numbers.ts';
import { TEXT_LIMITS } from '#contract/text-rules.ts';
import { useApplyCopy } from './apply-copy.ts';
import { type Application, textBinding } from './use-application.ts';

const INPUT = {
  type: 'tel',
  autoComplete: 'tel',
  maxLength: TEXT_LIMITS.line,
  required: true,
} as const;

/** The country's prefix and the number. With several countries the prefix can be chosen. */
export function PhoneField({ application }: { application: Application }) {
  const { countries, fields } = useApplyCopy();
  const binding = textBinding(application, fields, 'phone');
  const prefix = prefixOf(countries, application.answers.phoneCountry);
  if (countries.length > 1) return <NumberWithCountry application={application} />;
  return <TextField {...binding} {...INPUT} prefix={phonePrefix(binding.value, prefix)} />;
}

/**
 * A native list, which a phone shows in full. The number is in the same box, so a narrow screen needs
 * no extra line.
 */
function NumberWithCountry({ application }: { application: Application }) {
  const { countries, fields, phoneCountry } = useApplyCopy();
  const { onChange, value, ...texts } = textBinding(application, fields, 'phone');
  const code = application.answers.phoneCountry;
  return (
    <Field {...texts} required>
      <div
        className={`${WRAPPED_BOX} flex has-[select:focus-visible]:outline-3 has-[select:focus-visible]:outline-offset-3 has-[select:focus-visible]:outline-primary-700`}
      >
        <span
          hidden={hasCountryCode(value, prefixOf(countries, code))}
          className="relative flex flex-none"
        >
          <select
            name={PHONE_COUNTRY_FIELD}
            aria-label={phoneCountry}
            autoComplete="tel-country-code"
            value={code}
            onChange={({ target }) => application.set.phoneCountry(target.value)}
            className="w-32 cursor-pointer appearance-none truncate rounded-s-[14px] bg-white ps-4 pe-7 text-ink-600 outline-none"
          >
            {/* The main country has an empty value, so that an untouched form has no answer. */}
            {countries.map(({ code, phonePrefix, name }, position) => (
              <option key={code} value={position === 0 ? '' : code}>
                {`${phonePrefix} ${name}`}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={16}
            className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-ink-600"
          />
        </span>
        <input
          {...INPUT}
          {...inputAttributes({ ...texts, required: true })}
          name={texts.name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`${BARE_INPUT} rounded-e-[14px] px-4`}
        />
      </div>
    </Field>
  );
}

/** The country code that is put before a phone number; empty if it already has one. */
export function phonePrefix(phone: string, prefix: string): string {
  return hasCountryCode(phone, prefix) ? '' : prefix;
}
