"""The mechanisms of the platform: worlds, tables, time, money, audit, faults. Knows no area and no record of one."""
