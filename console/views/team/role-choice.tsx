import { ROLE_NAMES, ROLE_USES } from '#console/session.tsx';
import type { Role } from '#contract/console/roles.ts';

const ROLES = Object.keys(ROLE_NAMES) as Role[];

interface RoleChoiceProps {
  role: Role;
  onChange: (role: Role) => void;
}

export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">Role</legend>
      {ROLES.map((option) => (
        <label
          key={option}
          className="flex cursor-pointer items-start gap-2.5 rounded-inner border border-line px-3 py-2 has-checked:border-accent has-checked:bg-accent-tint touch:min-h-11 touch:items-center forced-colors:has-checked:border-[Highlight]"
        >
          <input
            type="radio"
            name="role"
            value={option}
            checked={role === option}
            onChange={() => onChange(option)}
            className="mt-0.5 size-4 flex-none accent-accent-solid"
          />
          <span className="text-sm">
            <span className="font-medium">{ROLE_NAMES[option]}</span>
            <span className="block text-xs text-quiet first-letter:uppercase">
              {ROLE_USES[option]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
