import type { LucideIcon } from 'lucide-react';
import Briefcase from 'lucide-react/icons/briefcase';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import CodeXml from 'lucide-react/icons/code-xml';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Kanban from 'lucide-react/icons/kanban';
import KeyRound from 'lucide-react/icons/key-round';
import PenTool from 'lucide-react/icons/pen-tool';

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
