import {
  Briefcase,
  ChartNoAxesCombined,
  CodeXml,
  FlaskConical,
  Kanban,
  KeyRound,
  type LucideIcon,
  PenTool,
} from 'lucide-react';

/** Departments that have a drawing of their own; any other gets the briefcase. */
const ICONS: Record<string, LucideIcon> = {
  engineering: CodeXml,
  design: PenTool,
  quality: FlaskConical,
  identity: KeyRound,
  delivery: Kanban,
  data: ChartNoAxesCombined,
};

export function departmentIcon(department: string): LucideIcon {
  return ICONS[department.toLowerCase()] ?? Briefcase;
}
