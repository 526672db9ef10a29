export function Mark() {
  return (
    <svg className="auth-mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="#0958d9" />
      <path d="M8 19V5.5h5a4 4 0 0 1 0 8H8" fill="none" stroke="#fff" strokeWidth="2.6" />
    </svg>
  )
}
